import "./look/base.css";
import "./games/worlds";
import { mount } from "svelte";
import App from "./App.svelte";
import { under } from "./base";
import { settings } from "./settings.svelte";
import { speak } from "./words.svelte";

// The paints of every game: tiles and covers are drawn with them, too.
import.meta.glob("./games/*/paints.css", { eager: true });
const place = document.getElementById("app");
if (place === null) throw new Error("the page has no place for the app");
// Words first: nobody should see ids.
await speak(settings.language);
mount(App, { target: place });

// Not when the page has loaded: that may have been while we waited for the words.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register(under("/sw.js"));
