import { ActionIcon, Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import type { Editor } from '@tiptap/core';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import type { Placeholder } from '../../ui/placeholders/placeholderText.ts';
import { insertPlaceholder } from './insertPlaceholder.ts';
import { LinkControl } from './LinkControl.tsx';
import { useEditorState } from './useEditorState.ts';

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly placeholders: readonly Placeholder[];
  readonly label: string;
}

const FORMATS = [
  {
    name: 'bold',
    label: 'bold',
    Icon: IconBold,
    toggle: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'italic',
    Icon: IconItalic,
    toggle: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: 'bullets',
    Icon: IconList,
    toggle: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'numbers',
    Icon: IconListNumbers,
    toggle: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

/** Offers the changes that can be made to the text: bold, italic, lists, a link, a placeholder. */
export function EditorToolbar({ editor, placeholders, label }: EditorToolbarProps) {
  const { t } = useTranslation('templates');
  useEditorState(editor);
  return (
    <div role="group" aria-label={label} className="pr-rich__tools">
      {FORMATS.map(({ name, label: word, Icon, toggle }) => (
        <ActionIcon
          key={name}
          variant={editor.isActive(name) ? 'light' : 'subtle'}
          color={editor.isActive(name) ? undefined : 'gray'}
          size="lg"
          aria-label={t(`editor.${word}`)}
          title={t(`editor.${word}`)}
          aria-pressed={editor.isActive(name)}
          // The text that is chosen in the editor stays chosen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => toggle(editor)}
        >
          <Icon size={18} aria-hidden="true" />
        </ActionIcon>
      ))}
      <LinkControl editor={editor} />
      <Menu position="bottom-start" withInitialFocusPlaceholder={false} returnFocus={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
          >
            {t('editor.insert')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {placeholders.map(({ key, label: word }) => (
            <Menu.Item key={key} onClick={() => insertPlaceholder(editor, key)}>
              {word}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
