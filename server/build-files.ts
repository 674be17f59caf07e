import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { takesEncoding } from './answer-key';
import { PackedFiles } from './packed-files';
import { PACKED_ENDING } from '@/lib/platform/next/build-folder.mjs';
import { STATIC_FILES } from '@/lib/platform/next/static-files';

/** How many builds have their files stored, including the running one. */
const MAX_BUILDS = 3;
const PART = '.part';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Scripts, styles and fonts: those of earlier builds are stored in the data folder, since pages that were loaded or
 * cached before an upgrade still name them.
 */
export class BuildFiles {
  private readonly packed = new PackedFiles();

  /**
   * @param older the files on disk of earlier builds by their address
   * @param current those of this build
   */
  private constructor(
    private readonly older: ReadonlyMap<string, string>,
    private readonly current: ReadonlyMap<string, string>,
    /** Whether this build is new to the data folder. */
    readonly isNewBuild: boolean,
  ) {}

  /**
   * Stores a copy of this build's files, and deletes those of builds that last ran long ago.
   * @param folder where the files of each build are stored
   * @param build the id of this build
   * @param sourceFolder the folder with the files of this build
   */
  static open(folder: string, build: string, sourceFolder: string): BuildFiles {
    const copy = join(folder, build);
    const isNewBuild = !existsSync(copy);
    mkdirSync(folder, { recursive: true });
    if (isNewBuild) {
      const part = `${copy}.${process.pid}${PART}`;
      cpSync(sourceFolder, part, { recursive: true });
      renameSync(part, copy);
    }
    utimesSync(copy, new Date(), new Date());
    const stored = clear(folder, build);
    const older = new Map(stored.reverse().flatMap((buildId) => filesIn(join(folder, buildId))));
    const current = new Map(filesIn(sourceFolder));
    for (const address of current.keys()) older.delete(address);
    return new BuildFiles(older, current, isNewBuild);
  }

  /**
   * Answers the request for a file that only an earlier build has, and for one of this build in Brotli. Next answers all
   * others. @returns whether it was answered
   */
  answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    if (!url.startsWith(STATIC_FILES) || (method !== 'GET' && method !== 'HEAD')) return false;
    const address = url.split('?')[0] ?? '';
    const older = this.older.get(address);
    const file = older ?? this.current.get(address);
    if (file === undefined) return false;
    const isWhole = headers.range === undefined && takesEncoding(headers['accept-encoding'], 'br');
    const packed = isWhole ? this.packed.get(file) : null;
    if (!packed && older === undefined) return false;
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': FOR_GOOD,
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': 'br', 'content-length': packed.length }),
    });
    if (method === 'HEAD') response.end();
    else if (packed) response.end(packed);
    // The answer is cut off when the file cannot be read.
    else pipeline(createReadStream(file), response, () => undefined);
    return true;
  }
}

/**
 * Deletes incomplete copies, and the builds that last ran longest ago.
 * @returns the builds before this one, the latest first
 */
function clear(folder: string, build: string): string[] {
  const others = readdirSync(folder).filter((name) => name !== build);
  const lastRun = (name: string) => statSync(join(folder, name)).mtimeMs;
  const finished = others.filter((name) => !name.endsWith(PART)).sort((x, y) => lastRun(y) - lastRun(x));
  const stored = finished.slice(0, MAX_BUILDS - 1);
  for (const name of others)
    if (!stored.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  return stored;
}

/** The addresses and files of everything in the folder of a build, except the Brotli of files. */
function filesIn(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith(PACKED_ENDING) && statSync(join(folder, name)).isFile())
    .map((name) => [STATIC_FILES + name.split(sep).map(encodeURIComponent).join('/'), join(folder, name)]);
}
