import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from '@tiptap/pm/tables';

/** Commands for the table with the caret. */
const TABLE_TOOLS = {
  rowAdd: addRowAfter,
  columnAdd: addColumnAfter,
  rowRemove: deleteRow,
  columnRemove: deleteColumn,
} satisfies Record<string, Command>;

export type TableTool = keyof typeof TABLE_TOOLS;

export function runTableTool(editor: Editor, name: TableTool): void {
  TABLE_TOOLS[name](editor.state, editor.view.dispatch);
  editor.commands.focus();
}
