import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ApiError } from '../../errors';
import type { Mount } from '../../mount';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};
const NAME = /^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif|webp)$/;

/** Serves stored pictures; a name is made from its content, so it never changes. */
export const uploadRoutes: Mount = (app, context) => {
  app.get('/uploads/*', async (c) => {
    const ending = NAME.exec(c.req.path)?.[1];
    const file = ending ? join(context.config.dataDir, c.req.path) : null;
    const info = file ? await stat(file).catch(() => null) : null;
    if (!file || !ending || !info) throw new ApiError('notFound');
    return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
      headers: {
        'content-type': TYPES[ending] ?? 'application/octet-stream',
        'content-length': String(info.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
      },
    });
  });
};
