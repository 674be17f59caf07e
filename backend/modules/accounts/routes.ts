import { accountCalls } from '@/backend/contract/accounts/calls';
import { firstAdminCalls } from '@/backend/contract/accounts/first-admin';
import { passkeyCalls } from '@/backend/contract/accounts/passkeys';
import { phoneCodeCalls } from '@/backend/contract/accounts/phone-codes';
import { deskUserCalls } from '@/backend/contract/accounts/desk-users';
import { sessionCalls } from '@/backend/contract/accounts/sessions';
import { signInCalls } from '@/backend/contract/accounts/sign-in';
import { thirdPartyCalls } from '@/backend/contract/accounts/third-party';
import { ApiError } from '@/backend/kernel/errors';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { deleteAccount } from '@/backend/modules/accounts/commands/delete-account';
import { exportData } from '@/backend/modules/accounts/commands/export-data';
import * as firstAdmin from '@/backend/modules/accounts/commands/first-admin';
import * as passwords from '@/backend/modules/accounts/commands/passwords/change';
import * as contact from '@/backend/modules/accounts/commands/contact-details';
import { addPasskey, passkeyOptions } from '@/backend/modules/accounts/commands/passkeys/add';
import { listPasskeys, removePasskey } from '@/backend/modules/accounts/commands/passkeys/own';
import { passkeyLogin, passkeyLoginOptions } from '@/backend/modules/accounts/commands/passkeys/sign-in';
import { sendMailCode, sendSms } from '@/backend/modules/accounts/commands/codes/send';
import * as sessions from '@/backend/modules/accounts/commands/sessions';
import { login } from '@/backend/modules/accounts/commands/sign-in';
import { googleAuthUrl, googleLogin } from '@/backend/modules/accounts/commands/third-party/google';
import { twitterAuthUrl, twitterLogin } from '@/backend/modules/accounts/commands/third-party/twitter';
import { listPhoneCodes } from '@/backend/modules/accounts/queries/phone-codes';
import * as keepers from '@/backend/modules/accounts/commands/manage-users';
import { listUsers, readDeskUser } from '@/backend/modules/accounts/queries/desk-users';
import { readDuties } from '@/backend/modules/accounts/queries/duties';
import { readUser } from '@/backend/modules/accounts/queries/read-user';
import { verifyMailCode, verifySms } from '@/backend/modules/accounts/commands/codes/verify';

/** Signing in, codes, passwords, third parties, sessions. */
export const accountRoutes: Mount = (app, context) => {
  serveCalls(app, context, signInCalls, {
    login: (ctx, form, caller) => login(ctx, caller, form),
    sendSms: (ctx, input, caller) => sendSms(ctx, caller, input),
    sendMailCode: (ctx, input, caller) => sendMailCode(ctx, caller, input),
    verifySms: (ctx, input, caller) => verifySms(ctx, caller, input),
    verifyMailCode: (ctx, input, caller) => verifyMailCode(ctx, caller, input),
    forgotPassword: async (ctx, form, caller) => {
      await passwords.resetByCode(ctx, caller, form);
      return { changed: true };
    },
    bindEmail: async (ctx, form, caller) => {
      await contact.bindEmail(ctx, caller, form);
      return { email: form.email };
    },
    setNewPassword: async (ctx, form, caller) => {
      await passwords.setInUpgrade(ctx, caller, form);
      return { changed: true };
    },
    userByToken: async (ctx, { token }) => {
      const session = await sessions.findSession(ctx, token);
      if (session?.kind !== 'session') throw new ApiError('sessionExpired');
      return readUser(ctx, { id: session.userId });
    },
    logOut: async (ctx, _, caller) => ({
      revoked: await sessions.endSessionOfToken(ctx, caller.token),
    }),
  });

  serveCalls(app, context, thirdPartyCalls, {
    googleAuthUrl: (ctx) => googleAuthUrl(ctx),
    googleLogin: (ctx, input, caller) => googleLogin(ctx, caller, input),
    twitterAuthUrl: (ctx) => twitterAuthUrl(ctx),
    twitterCallback: (ctx, input, caller) => twitterLogin(ctx, caller, input),
  });

  serveCalls(app, context, accountCalls, {
    changeEmail: (ctx, form, caller) => contact.changeEmail(ctx, caller, form),
    changeMobile: (ctx, form, caller) => contact.changeMobile(ctx, caller, form),
    changePassword: async (ctx, form, caller) => ({
      revoked: await passwords.changeByOldPassword(ctx, caller, form),
    }),
    setPassword: async (ctx, form, caller) => ({
      revoked: await passwords.setByProof(ctx, caller, form),
    }),
    exportData: (ctx, _, { member }) => exportData(ctx, member),
    accountDuties: (ctx, { locale }, { member }) => readDuties(ctx, member.id, locale),
    deleteAccount: async (ctx, form, caller) => {
      await deleteAccount(ctx, caller, form);
      return { deleted: true };
    },
  });

  serveCalls(app, context, firstAdminCalls, {
    makeAdmin: (ctx, { email }) => firstAdmin.makeAdmin(ctx, email),
    inviteAdmin: (ctx) => firstAdmin.inviteAdmin(ctx),
    acceptInvitation: (ctx, { key }, { member }) => firstAdmin.acceptInvitation(ctx, member, key),
  });

  serveCalls(app, context, passkeyCalls, {
    passkeys: (ctx, _, { member }) => listPasskeys(ctx, member),
    passkeyOptions: (ctx, form, caller) => passkeyOptions(ctx, caller, form),
    addPasskey: (ctx, form, caller) => addPasskey(ctx, caller, form),
    removePasskey: (ctx, form, caller) => removePasskey(ctx, caller, form),
    passkeyLoginOptions: (ctx, _, caller) => passkeyLoginOptions(ctx, caller),
    passkeyLogin: (ctx, form, caller) => passkeyLogin(ctx, caller, form),
  });
  serveCalls(app, context, phoneCodeCalls, {
    phoneCodes: async (_, { locale }) => listPhoneCodes(locale),
  });

  serveCalls(app, context, sessionCalls, {
    sessions: (ctx, _, { member }) => sessions.listSessions(ctx, member),
    revokeSession: async (ctx, { id }, { member }) => ({
      revoked: await sessions.endOwnSession(ctx, member, id),
    }),
    logOutEverywhere: async (ctx, { keep_current: keep }, caller) => {
      const member = caller.member;
      return { revoked: await sessions.endAllSessions(ctx, member.id, keep ? member.sessionId : undefined) };
    },
  });

  serveCalls(app, context, deskUserCalls, {
    deskUsers: (ctx, input) => listUsers(ctx, input),
    deskUser: (ctx, { id }) => readDeskUser(ctx, id),
    setRoles: (ctx, input, { member }) => keepers.setRoles(ctx, member, input),
    endUserSessions: (ctx, input, { member }) => keepers.endUserSessions(ctx, member, input),
  });
};
