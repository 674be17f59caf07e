import { type Caller, checkAccess } from '@/backend/kernel/caller';
import { HEADERS } from '@/backend/contract/headers';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { uploadCalls, uploadFormCalls } from '@/backend/contract/uploads/calls';
import { ApiError } from '@/backend/kernel/errors';
import { callerOf, invalidInput, type Mount, serveCalls } from '@/backend/kernel/serve';
import { copyPicture } from '@/backend/modules/uploads/commands/copy-picture';
import { countUpload } from '@/backend/modules/uploads/commands/count-upload';
import { notKnown, receiveForm } from '@/backend/modules/uploads/commands/receive-form';
import { PICTURE_TYPES, storeUpload } from '@/backend/modules/uploads/commands/store-picture';
import { storeOf } from '@/backend/modules/uploads/commands/storage';
import { isClosed } from '@/backend/modules/uploads/queries/is-closed';

const NAME = /^\/(uploads|privateUploads)\/[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif|webp)$/;

const isAdmin = ({ member }: Caller): boolean => member?.roles.includes('admin') ?? false;

/**
 * Accepts pictures and serves them; a name is derived from the content, so a file never changes. A closed picture
 * answers 410 to all but administrators.
 */
export const uploadRoutes: Mount = (app, context) => {
  const call = uploadFormCalls.upload;
  app.post(call.path, async (c) => {
    const caller: Caller = await callerOf(context, c, call.scope);
    checkAccess(call.access, caller);
    const { member } = caller;
    await countUpload(context, member, caller.address);
    const { fields, image, others } = await receiveForm(c.req.raw);
    // Pages that stay open during an upgrade may send parts that this version does not know; programs with a key do not.
    const unknown = [...Object.keys(fields).filter((name) => !(name in call.input.shape)), ...others];
    if (unknown.length > 0 && c.req.header(HEADERS.apiKey) !== undefined)
      throw new ApiError('invalidInput', notKnown(unknown));
    const input = call.input.safeParse(fields);
    if (!input.success) throw invalidInput(input.error);
    const data = await storeUpload(context, member, image, input.data.purpose);
    return c.json({ code: SUCCESS_CODE, message: 'ok', data });
  });
  app.all(call.path, () => {
    throw new ApiError('methodNotAllowed');
  });
  serveCalls(app, context, uploadCalls, {
    copyPicture: async (ctx, { url }, caller) => {
      const { member } = caller;
      await countUpload(ctx, member, caller.address);
      return copyPicture(ctx, member, url);
    },
  });

  const serveFile = async (path: string, caching: string) => {
    const ending = NAME.exec(path)?.[2] as keyof typeof PICTURE_TYPES | undefined;
    const file = ending ? await storeOf(context.config).get(path) : null;
    if (!file || !ending) throw new ApiError('notFound');
    return new Response(file.body, {
      headers: {
        'content-type': PICTURE_TYPES[ending],
        ...(file.size > 0 && { 'content-length': String(file.size) }),
        'cache-control': caching,
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  };
  app.get('/uploads/*', async (c) => {
    const { path } = c.req;
    if (!NAME.test(path)) throw new ApiError('notFound');
    if (!(await isClosed(context, path))) {
      const answer = await serveFile(path, 'public, max-age=31536000, immutable');
      // The file is already open, and the answer to a HEAD request is not read to its end.
      if (c.req.raw.method === 'HEAD') await answer.body?.cancel();
      return answer;
    }
    if (!isAdmin(await callerOf(context, c))) throw new ApiError('gone');
    return serveFile(path, 'private, no-store');
  });
  app.get('/privateUploads/*', async (c) => {
    const caller: Caller = await callerOf(context, c);
    checkAccess('user', caller);
    if (!isAdmin(caller)) throw new ApiError('notFound');
    return serveFile(c.req.path, 'private, no-store');
  });
};
