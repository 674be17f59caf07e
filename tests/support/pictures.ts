import sharp from 'sharp';
import type { TestBackend } from './backend';

export interface Stored {
  status: number;
  code: number;
  messageKey?: string;
  /** Path of the stored picture; null when it was refused. */
  data: string;
}

/** Uploads a picture as a member's browser does. */
export async function upload(
  backend: Pick<TestBackend, 'raw'>,
  token: string,
  bytes: Uint8Array,
  purpose = 'content',
): Promise<Stored> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'picture.jpg');
  const headers = { authorization: token };
  const answer = await backend.raw('/uploadData', { method: 'POST', headers, body: form });
  return { status: answer.status, ...(await answer.json()) };
}

/** A picture that does not compress well. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Fetches a stored picture. */
export async function fetchPicture(backend: TestBackend, path: string) {
  const answer = await backend.raw(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, meta: await sharp(bytes).metadata() };
}

/** A picture of one colour, for Playwright's `setInputFiles`. */
export async function plainPicture(width: number, height: number, name = 'picture.png') {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#2b4fa8' } });
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}
