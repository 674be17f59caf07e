import { memberOf } from '@/backend/kernel/caller';
import { accountCalls } from '@/backend/contract/accounts/calls';
import { firstAdminCalls } from '@/backend/contract/accounts/first-admin';
import { passkeyCalls } from '@/backend/contract/accounts/passkeys';
import { phoneCodeCalls } from '@/backend/contract/accounts/phone-codes';
import { deskUserCalls } from '@/backend/contract/accounts/desk-users';
import { sessionCalls } from '@/backend/contract/accounts/sessions';
import { signInCalls } from '@/backend/contract/accounts/sign-in';
import { thirdPartyCalls } from '@/backend/contract/accounts/third-party';
import { ApiError } from '@/backend/kernel/errors';
import { type Mount, serve } from '@/backend/kernel/serve';
import { deleteAccount, exportData } from '@/backend/modules/accounts/commands/delete-account';
import * as firstAdmin from '@/backend/modules/accounts/commands/first-admin';
import * as passwords from '@/backend/modules/accounts/commands/password-change';
import * as contact from '@/backend/modules/accounts/commands/contact-details';
import { addPasskey, passkeyOptions } from '@/backend/modules/accounts/commands/passkeys/add';
import { listPasskeys, removePasskey } from '@/backend/modules/accounts/commands/passkeys/own';
import { passkeyLogin, passkeyLoginOptions } from '@/backend/modules/accounts/commands/passkeys/sign-in';
import { sendMailCode, sendSms } from '@/backend/modules/accounts/commands/send-code';
import * as sessions from '@/backend/modules/accounts/commands/sessions';
import { login } from '@/backend/modules/accounts/commands/sign-in';
import { googleAuthUrl, googleLogin } from '@/backend/modules/accounts/commands/third-party/google';
import { twitterAuthUrl, twitterLogin } from '@/backend/modules/accounts/commands/third-party/twitter';
import { listPhoneCodes } from '@/backend/modules/accounts/queries/phone-codes';
import * as keepers from '@/backend/modules/accounts/commands/keep-users';
import { listUsers, readDeskUser } from '@/backend/modules/accounts/queries/desk-users';
import { readDuties } from '@/backend/modules/accounts/queries/duties';
import { readUser } from '@/backend/modules/accounts/queries/read-user';
import { verifyMailCode, verifySms } from '@/backend/modules/accounts/commands/verify-code';

/** Signing in, codes, passwords, third parties, sessions. */
export const accountRoutes: Mount = (app, context) => {
  const signIn = signInCalls;
  serve(app, context, signIn.login, (ctx, form, caller) => login(ctx, caller, form));
  serve(app, context, signIn.sendSms, (ctx, input, caller) => sendSms(ctx, caller, input));
  serve(app, context, signIn.sendMailCode, (ctx, input, caller) => sendMailCode(ctx, caller, input));
  serve(app, context, signIn.verifySms, (ctx, input, caller) => verifySms(ctx, caller, input));
  serve(app, context, signIn.verifyMailCode, (ctx, input, caller) => verifyMailCode(ctx, caller, input));
  serve(app, context, signIn.forgotPassword, async (ctx, form, caller) => {
    await passwords.resetByCode(ctx, caller, form);
    return { changed: true };
  });
  serve(app, context, signIn.bindEmail, async (ctx, form, caller) => {
    await contact.bindEmail(ctx, caller, form);
    return { email: form.email };
  });
  serve(app, context, signIn.setNewPassword, async (ctx, form, caller) => {
    await passwords.setInUpgrade(ctx, caller, form);
    return { changed: true };
  });
  serve(app, context, signIn.userByToken, async (ctx, { token }) => {
    const found = await sessions.findSession(ctx, token);
    if (found?.kind !== 'session') throw new ApiError('sessionExpired');
    return readUser(ctx, { id: found.userId });
  });
  serve(app, context, signIn.logOut, async (ctx, _, caller) => ({
    revoked: await sessions.endSessionOfToken(ctx, caller.token),
  }));

  const third = thirdPartyCalls;
  serve(app, context, third.googleAuthUrl, (ctx) => googleAuthUrl(ctx));
  serve(app, context, third.googleLogin, (ctx, input, caller) => googleLogin(ctx, caller, input));
  serve(app, context, third.twitterAuthUrl, (ctx) => twitterAuthUrl(ctx));
  serve(app, context, third.twitterCallback, (ctx, input, caller) => twitterLogin(ctx, caller, input));

  const own = accountCalls;
  serve(app, context, own.changeEmail, (ctx, form, caller) => contact.changeEmail(ctx, caller, form));
  serve(app, context, own.changeMobile, (ctx, form, caller) => contact.changeMobile(ctx, caller, form));
  serve(app, context, own.changePassword, async (ctx, form, caller) => ({
    revoked: await passwords.changeByOldPassword(ctx, caller, form),
  }));
  serve(app, context, own.setPassword, async (ctx, form, caller) => ({
    revoked: await passwords.setByProof(ctx, caller, form),
  }));
  serve(app, context, own.exportData, (ctx, _, caller) => exportData(ctx, memberOf(caller)));
  serve(app, context, own.accountDuties, (ctx, { locale }, caller) =>
    readDuties(ctx, memberOf(caller).id, locale),
  );
  serve(app, context, own.deleteAccount, async (ctx, form, caller) => {
    await deleteAccount(ctx, caller, form);
    return { deleted: true };
  });

  const first = firstAdminCalls;
  serve(app, context, first.makeAdmin, (ctx, { email }) => firstAdmin.makeAdmin(ctx, email));
  serve(app, context, first.inviteAdmin, (ctx) => firstAdmin.inviteAdmin(ctx));
  serve(app, context, first.acceptInvitation, (ctx, { key }, caller) =>
    firstAdmin.acceptInvitation(ctx, memberOf(caller), key),
  );

  const keys = passkeyCalls;
  serve(app, context, keys.passkeys, (ctx, _, caller) => listPasskeys(ctx, memberOf(caller)));
  serve(app, context, keys.passkeyOptions, (ctx, form, caller) => passkeyOptions(ctx, caller, form));
  serve(app, context, keys.addPasskey, (ctx, form, caller) => addPasskey(ctx, caller, form));
  serve(app, context, keys.removePasskey, (ctx, form, caller) => removePasskey(ctx, caller, form));
  serve(app, context, keys.passkeyLoginOptions, (ctx, _, caller) => passkeyLoginOptions(ctx, caller));
  serve(app, context, keys.passkeyLogin, (ctx, form, caller) => passkeyLogin(ctx, caller, form));

  serve(app, context, phoneCodeCalls.phoneCodes, async (_, { locale }) => listPhoneCodes(locale));

  const listed = sessionCalls;
  serve(app, context, listed.sessions, (ctx, _, caller) => sessions.listSessions(ctx, memberOf(caller)));
  serve(app, context, listed.revokeSession, async (ctx, { id }, caller) => ({
    revoked: await sessions.endOwnSession(ctx, memberOf(caller), id),
  }));
  serve(app, context, listed.logOutEverywhere, async (ctx, { keep_current: keep }, caller) => {
    const member = memberOf(caller);
    return { revoked: await sessions.endAllSessions(ctx, member.id, keep ? member.sessionId : undefined) };
  });

  const stored = deskUserCalls;
  serve(app, context, stored.deskUsers, (ctx, input) => listUsers(ctx, input));
  serve(app, context, stored.deskUser, (ctx, { id }) => readDeskUser(ctx, id));
  serve(app, context, stored.setRoles, (ctx, input, caller) =>
    keepers.setRoles(ctx, memberOf(caller), input),
  );
  serve(app, context, stored.endUserSessions, (ctx, input, caller) =>
    keepers.endUserSessions(ctx, memberOf(caller), input),
  );
};
