/** Paths of the files that pages name: those of the framework, and the scripts of single pages. */
export const IS_FILE = /^\/(?:_next\/static|page-scripts)\//;
