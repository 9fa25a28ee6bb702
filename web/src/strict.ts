import { afterEach, expect } from "vitest";

/** What a page reports as an error, such as a message that is missing, fails the test that met it. */
const reported: string[] = [];
console.error = (...said: unknown[]): void => void reported.push(said.join(" "));

afterEach(() => expect(reported.splice(0)).toEqual([]));
