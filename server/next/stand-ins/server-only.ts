/** In place of the package `server-only`, which throws wherever the bundler of Next does not take it out. */
export {};
