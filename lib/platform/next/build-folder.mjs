// Where Next 16.4.6 is started, and where it writes a build. Paths begin at the folder of the project. Not TypeScript,
// because the scripts of package.json read it, too, without a build.

/** Next's command line. */
export const NEXT_PROGRAM = 'node_modules/next/dist/bin/next';

const BUILD = '.next';

/** The file with the id of the build; there is none in development. */
export const BUILD_ID_FILE = `${BUILD}/BUILD_ID`;

/** The folder of scripts, styles and fonts. */
export const STATIC_FOLDER = `${BUILD}/static`;

/** Added to the name of such a file for the one beside it with the same text in Brotli, which our build writes. */
export const PACKED_ENDING = '.br';

/** The file with the configuration of the build and the files that its server needs. */
export const SERVER_FILES = `${BUILD}/required-server-files.json`;

/** The file that lists the files of a build. */
export const BUILD_MANIFEST = `${BUILD}/build-manifest.json`;

/**
 * The paths of the scripts with which every page starts.
 * @param {string} manifest the text of `BUILD_MANIFEST`
 * @returns {string[]}
 */
export const startScriptsIn = (manifest) =>
  JSON.parse(manifest).rootMainFiles.map((file) => `${BUILD}/${file}`);
