import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id } from '@/backend/contract/fields';
import { pictureOfOurs } from '@/backend/contract/addresses';
import { publicUser, user } from '@/backend/contract/accounts/user';
import { formText } from '@/backend/contract/form-text';
import { BIO_MAX_LENGTH, NICKNAME_MAX_LENGTH } from './limits';

export const profileCalls = {
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
    browser: 'session',
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
    mayReadReplica: true,
    summary: 'A member as others see them',
    input: z.object({ id }),
    output: publicUser,
  }),
  editUser: defineCall({
    path: '/editUserInfo',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Change name, picture or self-description; what is left out stays',
    input: z.object({
      nickname: formText(1, NICKNAME_MAX_LENGTH).optional(),
      avatar_img: pictureOfOurs.optional(),
      bio: formText(0, BIO_MAX_LENGTH, true).optional(),
    }),
    output: user,
  }),
};
