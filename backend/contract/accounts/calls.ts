import { z } from 'zod';
import {
  BIO_MAX_LENGTH,
  code,
  email,
  newPasswordTwice,
  NICKNAME_MAX_LENGTH,
  ownership,
  password,
  phone,
  phoneCode,
  samePassword,
  typedText,
} from './fields';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id } from '@/backend/contract/fields';
import { onePhone } from './phone-number';
import { ownPicture } from '@/backend/contract/uploads/calls';
import { publicUser, user } from './user';

export const accountCalls = {
  userInfo: defineCall({
    path: '/getUserInfo',
    methods: ['POST'],
    access: 'user',
    summary: 'The signed-in member. Code 1005 when it cannot be read at this moment',
    input: z.object({}),
    output: user,
  }),
  userOverview: defineCall({
    path: '/getUserInformation',
    methods: ['POST'],
    access: 'user',
    summary: 'The signed-in member with the numbers of the overview page',
    input: z.object({}),
    output: z.object({
      user,
      collections: z.number(),
      follows: z.number(),
      likes: z.number(),
      articles: z.number(),
      sessions: z.number(),
    }),
  }),
  publicUser: defineCall({
    path: '/toUserInfo',
    methods: ['POST'],
    access: 'public',
    summary: 'A member as others see them',
    input: z.object({ id }),
    output: publicUser,
  }),
  editUser: defineCall({
    path: '/editUserInfo',
    methods: ['POST'],
    access: 'user',
    summary: 'Change name, picture or self-description; what is left out stays',
    input: z.object({
      nickname: typedText(1, NICKNAME_MAX_LENGTH).optional(),
      avatar_img: ownPicture.optional(),
      bio: typedText(0, BIO_MAX_LENGTH, true).optional(),
    }),
    output: user,
  }),
  changeEmail: defineCall({
    path: '/changeEmail',
    methods: ['POST'],
    access: 'user',
    summary: 'Move to another e-mail address: its code (purpose `change`), and the password or a proof',
    input: z.object({ email, code, ...ownership }),
    output: user,
  }),
  changeMobile: defineCall({
    path: '/changeMobile',
    methods: ['POST'],
    access: 'user',
    summary: 'Set the phone number: its code (purpose `change`), and the password or a proof',
    input: z
      .object({ mobile: phone, phone_code: phoneCode, code, ...ownership })
      .transform(onePhone('mobile')),
    output: user,
  }),
  changePassword: defineCall({
    path: '/resetPassword',
    methods: ['POST'],
    access: 'user',
    summary: 'Change the password by the old one; ends all other sessions',
    input: z.object({ old_password: password, ...newPasswordTwice }).refine(...samePassword),
    output: z.object({ revoked: z.number() }),
  }),
  setPassword: defineCall({
    path: '/setPassword',
    methods: ['POST'],
    access: 'user',
    summary: 'Set a password with a proof, for members who have none or forgot it; ends all other sessions',
    input: z.object({ proof: z.string().max(200), ...newPasswordTwice }).refine(...samePassword),
    output: z.object({ revoked: z.number() }),
  }),
  exportData: defineCall({
    path: '/exportMyData',
    methods: ['POST'],
    access: 'user',
    summary: 'Everything kept about the signed-in member',
    input: z.object({}),
    output: z.object({
      exported_time: dateTime,
      user,
      records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  deleteAccount: defineCall({
    path: '/deleteAccount',
    methods: ['POST'],
    access: 'user',
    summary: 'Delete the account for good: the password or a proof',
    input: z.object(ownership),
    output: z.object({ deleted: z.boolean() }),
  }),
};
