import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../ui/tags/tagText.ts';
import { insertTag } from './insertTag.ts';
import { LinkControl } from './LinkControl.tsx';

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly tags: readonly Tag[];
  readonly label: string;
}

/** What can be done with the text: bold, italic, lists, a link, a tag. */
export function EditorToolbar({ editor, tags, label }: EditorToolbarProps) {
  const { t } = useTranslation('templates');
  return (
    <RichTextEditor.Toolbar role="group" aria-label={label}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <LinkControl editor={editor} />
      </RichTextEditor.ControlsGroup>
      <Menu position="bottom-start" withInitialFocusPlaceholder={false} returnFocus={false}>
        <Menu.Target>
          <RichTextEditor.Control className="pr-rich__insert">
            <IconPlus size={16} aria-hidden="true" />
            {t('editor.insert')}
          </RichTextEditor.Control>
        </Menu.Target>
        <Menu.Dropdown>
          {tags.map(({ tag, label: name }) => (
            <Menu.Item key={tag} onClick={() => insertTag(editor, tag)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </RichTextEditor.Toolbar>
  );
}
