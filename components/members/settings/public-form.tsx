'use client';

import { NICKNAME_MAX_LENGTH, UNITS_PER_CHARACTER } from '@/backend/contract/members/limits';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { Avatar } from '@/components/pictures/avatar';
import { AvatarField } from '@/components/uploads/avatar-field';
import { Field } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { clearSentDraft, useFormDraft } from '@/lib/accounts/use-form-draft';
import { useMember } from '@/lib/accounts/use-member';
import { useNotify } from '@/components/accounts/toast-provider';

const AVATAR_PX = 96;

/** The public profile: picture, name and bio. */
export function PublicForm({ user }: { user: User }) {
  const t = useTranslations('area');
  const notify = useNotify();
  const { refresh } = useMember();
  const drafts = `profile:${user.id}:`;
  const [nickname, setNickname] = useFormDraft(`${drafts}nickname`, user.nickname);
  const [bio, setBio] = useFormDraft(`${drafts}bio`, user.bio);
  const form = useSubmit('editUser', notify);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit({ nickname, bio }))) return;
    notify(t('saved'));
    await refresh();
    clearSentDraft(`${drafts}nickname`, nickname);
    clearSentDraft(`${drafts}bio`, bio);
  };

  const setAvatar = async (path: string) => {
    if (!(await form.submit({ avatar_img: path }))) return;
    notify(t('profile.avatarSaved'));
    await refresh();
  };

  return (
    <>
      <div className="mt-4 grid grid-cols-[96px_minmax(0,1fr)] items-start gap-5 max-[359px]:grid-cols-1">
        <Avatar id={user.id} src={user.avatar_img} size={AVATAR_PX} className="size-24" />
        <AvatarField
          label={t('profile.avatarPick')}
          hint={t('profile.avatarHint')}
          onUploaded={(path) => void setAvatar(path)}
          notify={notify}
        />
      </div>
      <form onSubmit={save} noValidate className="area-form">
        <Field
          label={t('profile.nickname')}
          name="nickname"
          autoComplete="nickname"
          maxLength={NICKNAME_MAX_LENGTH * UNITS_PER_CHARACTER}
          value={nickname}
          onValue={setNickname}
          error={form.fields['nickname']}
        />
        <TextField
          label={t('profile.bio')}
          name="bio"
          hint={t('profile.bioHint')}
          value={bio}
          onValue={setBio}
          error={form.fields['bio']}
        />
        <FormFoot
          label={t('save')}
          isReady={nickname.trim() !== '' && (nickname !== user.nickname || bio !== user.bio)}
          isBusy={form.isBusy}
          error={form.error}
        />
      </form>
    </>
  );
}
