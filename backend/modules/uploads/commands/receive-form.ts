import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { Readable } from 'node:stream';
import { MAX_DRAINED_BYTES } from '@/backend/contract/process/bounded-body';
import { ApiError } from '@/backend/kernel/errors';
import { MAX_UPLOAD_BYTES } from '@/backend/contract/uploads/limits';

/** A form holds the file and a few short fields. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;
const PATIENCE_MS = 100_000;

export interface UploadForm {
  fields: Record<string, string>;
  image: Buffer;
  /** The names of parts that no form of ours has: files other than `image`, and fields with other signs. */
  others: string[];
}

/**
 * Reads a multipart form with one file in `image`. At most the largest accepted file is held in memory.
 * @throws ApiError wrongContentType, pictureMissing, pictureTooLarge, invalidInput for a broken form
 */
export async function receiveForm(request: Request): Promise<UploadForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw new ApiError('wrongContentType');
  if (!request.body) throw new ApiError('pictureMissing');
  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  const timer = setTimeout(() => source.destroy(new Error('too slow')), PATIENCE_MS);
  try {
    return await parse(source, type);
  } finally {
    clearTimeout(timer);
    source.on('error', () => undefined).resume();
  }
}

function parse(source: Readable, type: string): Promise<UploadForm> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    let image: Buffer | null = null;
    const others: string[] = [];
    let received = 0;
    const form = makeParser(type);
    const broken = () => reject(new ApiError('invalidInput', { body: 'not a form' }));
    form.on('field', (name, value) => {
      if (/^\w{1,20}$/.test(name)) fields[name] = value;
      else others.push(name);
    });
    form.on('file', (name, file) => {
      if (name !== 'image') {
        others.push(name);
        return file.on('error', broken).resume();
      }
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => reject(new ApiError('pictureTooLarge', { image: 'pictureTooLarge' })));
      file.on('error', broken);
      file.on('end', () => {
        image = Buffer.concat(chunks);
        chunks.length = 0;
      });
    });
    form.on('error', broken);
    form.on('finish', () =>
      image && image.length > 0
        ? resolve({ fields, image, others })
        : reject(new ApiError('pictureMissing', { image: 'pictureMissing', ...notKnown(others) })),
    );
    source.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_FORM_BYTES) reject(new ApiError('pictureTooLarge', { image: 'pictureTooLarge' }));
      if (received > MAX_DRAINED_BYTES) source.destroy();
    });
    source.on('error', broken);
    source.pipe(form);
  });
}

/** Each name as one that the form does not have. */
export const notKnown = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, 'notKnown']));

function makeParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type } as BusboyHeaders,
      limits: {
        files: 2,
        fields: 8,
        parts: 10,
        fieldSize: 1024,
        fieldNameSize: 100,
        fileSize: MAX_UPLOAD_BYTES,
      },
    });
  } catch {
    throw new ApiError('wrongContentType');
  }
}
