import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/**
 * The folder of the embedded database with a working fsync. Emscripten's NODEFS has no fsync, so without this class a
 * power cut can leave a database that does not open.
 */
export class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const initResult = await super.init(pg, options);
    const steps = initResult.emscriptenOpts.preRun;
    const preRun = Array.isArray(steps) ? steps : steps ? [steps] : [];
    initResult.emscriptenOpts.preRun = [
      ...preRun,
      (mod) => {
        const { NODEFS } = mod.FS.filesystems as unknown as {
          NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
        };
        NODEFS.stream_ops.fsync = ({ nfd }) => {
          fsyncSync(nfd);
          return 0;
        };
      },
    ];
    return initResult;
  }
}
