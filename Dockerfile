# One server in one container: SQLite in /data, not root, everything else set by CANTINA_* variables
# (docs/api.md, "For operators"). The same file builds for amd64 and arm64: docs/hosting.md.

FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY locks locks
# One environment builds the wheel and compiles the engine; the other is shipped, without pip.
RUN python3 -m venv /opt/tools \
    && /opt/tools/bin/pip install --no-cache-dir --require-hashes -r locks/check.txt
RUN python3 -m venv --without-pip /opt/cantina \
    && /opt/tools/bin/pip --python /opt/cantina/bin/python install --no-cache-dir --require-hashes \
        -r locks/host.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY web web
COPY src src
# The pages are built with the Node of locks/web.txt, and the wheel takes them along.
RUN PYTHONPATH=src /opt/tools/bin/python -P -m cantina.client \
    && /opt/tools/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
    && /opt/tools/bin/pip --python /opt/cantina/bin/python install --no-deps --no-index dist/*.whl
# Beside a module of the same name, the compiled one is taken.
RUN engine=$(PYTHONPATH=src /opt/tools/bin/python -P -m cantina.build) \
    && cd "$engine" \
    && find . -name '*.so' -exec cp --parents {} /opt/cantina/lib/python3.11/site-packages ';'

FROM python:3.11-slim-bookworm
COPY --from=build /opt/cantina /opt/cantina
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin cantina \
    && install --directory --owner cantina --group cantina --mode 700 /data
ENV PATH=/opt/cantina/bin:$PATH \
    CANTINA_HOME=/data \
    CANTINA_HOST=0.0.0.0 \
    CANTINA_PORT=7187 \
    CANTINA_BROWSER=off
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 7187
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s CMD ["python", "-c", \
    "import os, urllib.request as web; web.urlopen(f'http://127.0.0.1:{os.environ[\"CANTINA_PORT\"]}/healthz')"]
ENTRYPOINT ["cantina"]
CMD ["serve"]
