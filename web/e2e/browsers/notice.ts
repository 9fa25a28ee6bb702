/** What goes wrong in a page, in the same words in every browser. Runs in the page. */

declare global {
  interface Window {
    noticed: string[];
  }
}

export function notice(): void {
  if ("noticed" in window) return;
  const noticed: string[] = ((window as Window).noticed = []);
  performance.setResourceTimingBufferSize(100_000);
  const { error } = console;
  console.error = (...said: unknown[]): void => {
    noticed.push(`console: ${said.map(String).join(" ")}`);
    error(...said);
  };
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      // Of a resource: the element that wanted it.
      if (target instanceof Element) noticed.push(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else noticed.push(`not caught: ${event.message}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    noticed.push(`not caught: ${String(reason)}`);
  });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    noticed.push(`against the policy ${violatedDirective}: ${blockedURI}`);
  });
}

/** All of it since the last look, with the answers of the server that were errors: an expression. */
export const NOTICED = `(() => {
  const found = window.noticed.splice(0);
  for (const { responseStatus, name } of performance.getEntriesByType("resource"))
    if (responseStatus >= 400) found.push(responseStatus + " " + name);
  performance.clearResourceTimings();
  return found;
})()`;
