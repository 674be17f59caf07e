'use client';

import type { Editor } from '@tiptap/core';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { linkAddress } from '@/backend/contract/rich-text/address';
import { readPlayer } from '@/backend/contract/rich-text/players';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { isUnanswered } from '@/lib/platform/calls/browser';
import { insertBlock, insertCard } from '@/lib/writing/editor/link-card';
import { playerBlock } from '@/lib/writing/editor/player';

type Problem = 'wrong' | 'cardFailed' | 'offline';

/**
 * Links the selected words to an address, removes their link when it is empty, or inserts a card about the address or
 * the player of it.
 */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isBusy, send } = useAction();
  const typed = address.trim();
  const href =
    typed === ''
      ? null
      : linkAddress(/^[\w-]+(\.[\w-]+)+/.test(typed) ? `https://${typed}` : typed, undefined);

  const player = readPlayer(href ?? '');

  const set = () => {
    if (typed !== '' && href === null) return setProblem('wrong');
    const to = editor.chain().focus().extendMarkRange('link');
    if (href === null) to.unsetMark('link').run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      to.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else to.setMark('link', { href }).run();
    onClose();
  };
  const makeCard = async () => {
    const url = href === null ? null : new URL(href, location.origin);
    if (!url || !/^https?:$/.test(url.protocol)) return setProblem('wrong');
    const reply = await send('linkCard', { url: url.href, locale });
    // A player needs nothing from the page but its title.
    if (player) insertBlock(editor, playerBlock(player, reply.ok ? reply.data.title : ''));
    else if (!reply.ok) return setProblem(isUnanswered(reply) ? 'offline' : 'cardFailed');
    else insertCard(editor, reply.data);
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
          aria-invalid={problem === 'wrong' || undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setProblem(null);
          }}
        />
      </label>
      <button type="submit">{t('link.set')}</button>
      <ActionButton type="button" disabled={isBusy || typed === ''} onClick={() => void makeCard()}>
        {t(isBusy ? 'link.reading' : player ? 'link.player' : 'link.card')}
      </ActionButton>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
      {problem && <p role="alert">{problem === 'offline' ? t('link.offline') : t(`link.${problem}`)}</p>}
    </form>
  );
}
