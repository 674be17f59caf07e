import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { runTableTool, type TableTool } from '@/lib/writing/editor/table-tools';

const NAMES: readonly TableTool[] = ['rowAdd', 'columnAdd', 'rowRemove', 'columnRemove'];

/** Buttons to add and remove rows and columns, while the caret is in a table. */
export function TableButtons({ editor }: { editor: Editor }) {
  const t = useTranslations('writing.tableTools');
  if (!editor.isActive('table')) return null;
  return NAMES.map((name) => (
    <button
      key={name}
      type="button"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => runTableTool(editor, name)}
    >
      {t(name)}
    </button>
  ));
}
