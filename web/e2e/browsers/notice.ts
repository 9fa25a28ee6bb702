/** What goes wrong in a page, in the same words in every browser. Runs in the page. */

declare global {
  interface Window {
    noticed?: string[];
  }
}

export function notice(): void {
  if (window.noticed) return;
  const noticed: string[] = (window.noticed = []);
  const fetch = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    if (!answer.ok) noticed.push(`${answer.status} ${answer.url}`);
    return answer;
  };
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

/** All of it since the last look: an expression. */
export const NOTICED = "window.noticed.splice(0)";
