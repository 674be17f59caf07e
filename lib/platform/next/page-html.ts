import { STATIC_FILES } from './static-files';

// How Next 16.4.6 and React 19.3.1 write the scripts of a page. "Attributes" are the text between `<script` and `>`.

/** Matches the code of scripts with data for Next's own scripts, which wait for it, in whatever order they load. */
export const IS_DATA = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(/;

/** The attributes of the inline script that starts Next's own scripts contain this id. */
export const START_ID = ' id="_R_"';

/** Matches the attributes of Next's own scripts that are loaded with the page. */
export const IS_LOADED = new RegExp(`^ src="${STATIC_FILES}[^"]+"(?=.* async="")`);

/** What makes the browser load a script while it reads on; only React writes the attribute so. */
export const ASYNC = ' async=""';

/** Matches the links in the head by which the browser fetches the scripts of a page early. */
export const SCRIPT_PRELOADS = /<link rel="preload" as="script"[^>]*\/>/g;

/** The nonce of a page as its `Link` header repeats it from links of the head. */
export const nonceInLinkHeader = (nonce: string): string => `; nonce="${nonce}"`;
