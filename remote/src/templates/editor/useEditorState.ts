import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns the state of an editor, and draws anew with each change of it. */
export function useEditorState(editor: Editor): Editor['state'] {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed);
      return () => {
        editor.off('transaction', changed);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => editor.state);
}
