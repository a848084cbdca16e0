import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { Placeholder } from '../../ui/placeholders/placeholderText.ts';
import { insertPlaceholder } from './insertPlaceholder.ts';
import { useEditorState } from './useEditorState.ts';

const OPENED = /[{｛]{2}\s*([^{}｛｝]{0,40})$/u;

/** The placeholders that fit behind two braces before the caret, and which of them Enter takes. */
export interface PlaceholderSuggestions {
  readonly id: string;
  readonly placeholders: readonly Placeholder[];
  readonly index: number;
  /** Position of the braces, in pixels of the editor; null while nothing is chosen. */
  readonly position: { readonly left: number; readonly top: number } | null;
  /** True when the braces were typed just now: one that is not closed yet is no mistake until the field is left. */
  readonly isTyped: boolean;
  readonly select: (placeholder: Placeholder) => void;
  /** True for a key that the choice has handled. */
  readonly onKey: (key: string) => boolean;
}

export function usePlaceholderSuggestions(
  editor: Editor,
  placeholders: readonly Placeholder[],
  id: string,
): PlaceholderSuggestions {
  useEditorState(editor);
  const opened = findOpenBraces(editor);
  const [closed, setClosed] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const wanted = opened?.typed.trim().toLowerCase() ?? '';
  const matching =
    opened === null || opened.from === closed
      ? []
      : placeholders.filter(({ key, label }) => key.includes(wanted) || label.toLowerCase().includes(wanted));
  const at = Math.min(index, Math.max(0, matching.length - 1));
  const select = ({ key }: Placeholder) => {
    if (opened === null) return;
    setIndex(0);
    insertPlaceholder(editor, key, opened);
  };
  const onKey = (key: string): boolean => {
    const chosen = matching[at];
    if (chosen === undefined || opened === null) return false;
    if (key === 'ArrowDown') setIndex((at + 1) % matching.length);
    else if (key === 'ArrowUp') setIndex((at + matching.length - 1) % matching.length);
    else if (key === 'Enter') select(chosen);
    else if (key === 'Escape') setClosed(opened.from);
    else return false;
    return true;
  };
  const active = matching[at]?.key;
  const isTyped = useTyping(editor) && active !== undefined;
  useEffect(() => {
    if (active === undefined) return undefined;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => ['aria-controls', 'aria-activedescendant'].forEach((name) => dom.removeAttribute(name));
  }, [editor, id, active]);
  const position = active === undefined ? null : (opened?.position ?? null);
  return { id, placeholders: matching, index: at, position, isTyped, select, onKey };
}

/** Tells whether somebody has typed since the editor was entered. */
function useTyping(editor: Editor): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const begin = () => setTyping(true);
    const end = () => setTyping(false);
    editor.on('update', begin);
    editor.on('blur', end);
    return () => {
      editor.off('update', begin);
      editor.off('blur', end);
    };
  }, [editor]);
  return isTyping;
}

function findOpenBraces(editor: Editor) {
  const { $from, empty } = editor.state.selection;
  if (!empty || !editor.isFocused) return null;
  const match = OPENED.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc'));
  if (match === null) return null;
  const from = $from.pos - match[0].length;
  return { from, to: $from.pos, typed: match[1] ?? '', position: getCoordinates(editor, from) };
}

function getCoordinates(editor: Editor, position: number) {
  const { left, bottom } = editor.view.coordsAtPos(position);
  const box = editor.view.dom.closest('.pr-rich')?.getBoundingClientRect();
  return { left: left - (box?.left ?? 0), top: bottom - (box?.top ?? 0) };
}
