import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { Tag } from '../../ui/tags/tagText.ts';
import { insertTag } from './insertTag.ts';
import { useEditorState } from './useEditorState.ts';

const OPENED = /[{｛]{2}\s*([^{}｛｝]{0,40})$/u;

/** The tags that fit behind two braces before the caret, and which of them Enter takes. */
export interface TagChoice {
  readonly id: string;
  readonly tags: readonly Tag[];
  readonly index: number;
  /** Place of the braces, in pixels of the editor; null while nothing is chosen. */
  readonly place: { readonly left: number; readonly top: number } | null;
  /** True when the braces were typed just now: one that is not closed yet is no mistake until the field is left. */
  readonly isTyped: boolean;
  readonly take: (tag: Tag) => void;
  /** True for a key that the choice has handled. */
  readonly onKey: (key: string) => boolean;
}

export function useTagChoice(editor: Editor, tags: readonly Tag[], id: string): TagChoice {
  useEditorState(editor);
  const opened = openedAt(editor);
  const [closed, setClosed] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const wanted = opened?.typed.trim().toLowerCase() ?? '';
  const fitting =
    opened === null || opened.from === closed
      ? []
      : tags.filter(({ tag, label }) => tag.includes(wanted) || label.toLowerCase().includes(wanted));
  const at = Math.min(index, Math.max(0, fitting.length - 1));
  const take = ({ tag }: Tag) => {
    if (opened === null) return;
    setIndex(0);
    insertTag(editor, tag, opened);
  };
  const onKey = (key: string): boolean => {
    const chosen = fitting[at];
    if (chosen === undefined || opened === null) return false;
    if (key === 'ArrowDown') setIndex((at + 1) % fitting.length);
    else if (key === 'ArrowUp') setIndex((at + fitting.length - 1) % fitting.length);
    else if (key === 'Enter') take(chosen);
    else if (key === 'Escape') setClosed(opened.from);
    else return false;
    return true;
  };
  const active = fitting[at]?.tag;
  const isTyped = useTyping(editor) && active !== undefined;
  useEffect(() => {
    if (active === undefined) return undefined;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => ['aria-controls', 'aria-activedescendant'].forEach((name) => dom.removeAttribute(name));
  }, [editor, id, active]);
  const place = active === undefined ? null : (opened?.place ?? null);
  return { id, tags: fitting, index: at, place, isTyped, take, onKey };
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

function openedAt(editor: Editor) {
  const { $from, empty } = editor.state.selection;
  if (!empty || !editor.isFocused) return null;
  const match = OPENED.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc'));
  if (match === null) return null;
  const from = $from.pos - match[0].length;
  return { from, to: $from.pos, typed: match[1] ?? '', place: placeOf(editor, from) };
}

function placeOf(editor: Editor, position: number) {
  const { left, bottom } = editor.view.coordsAtPos(position);
  const box = editor.view.dom.closest('.pr-rich')?.getBoundingClientRect();
  return { left: left - (box?.left ?? 0), top: bottom - (box?.top ?? 0) };
}
