/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "icon:*" {
  /** One drawing, taken from its package at build time. */
  const icon: { body: string; width: number; height: number };
  export default icon;
}

declare module "virtual:credits" {
  const credits: {
    name: string;
    author: string;
    url: string;
    license: string;
    licenseUrl: string;
    icons: string[];
  }[];
  export default credits;
}

declare module "words:*" {
  /** Fluent messages of one language. */
  const said: string;
  export default said;
}

declare module "signs:*" {
  /** Fluent messages about the signs of the games, in one language. */
  const said: string;
  export default said;
}

declare module "names:*" {
  /** Neutral names of one language: see neutral.ts. */
  const list: string;
  export default list;
}

declare module "virtual:packages" {
  const packages: { name: string; version: string; license: string; author: string; url: string }[];
  export default packages;
}
