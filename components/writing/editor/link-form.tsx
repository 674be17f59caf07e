'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { linkAddress } from '@/backend/contract/rich-text/address';

/** The address the selected words link to; an empty one removes the link. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('writing');
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);

  const set = () => {
    const typed = address.trim();
    const href =
      typed === ''
        ? null
        : linkAddress(/^[\w-]+(\.[\w-]+)+/.test(typed) ? `https://${typed}` : typed, undefined);
    if (typed !== '' && href === null) return setWrong(true);
    const to = editor.chain().focus().extendMarkRange('link');
    if (href === null) to.unsetMark('link').run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      to.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else to.setMark('link', { href }).run();
    onClose();
  };

  return (
    <form
      className="wr-link-form"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        editor.commands.focus();
      }}
    >
      <label>
        {t('link.address')}
        <input
          autoFocus
          type="text"
          inputMode="url"
          value={address}
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
      </label>
      <button type="submit">{t('link.set')}</button>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
      {isWrong && <p role="alert">{t('link.wrong')}</p>}
    </form>
  );
}
