import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import { completeLink, isLinkAddress } from '@portal/shared/domain/templates/linkRules';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { getTypedKey } from '../../ui/form/getTypedKey.ts';
import { useEditorState } from './useEditorState.ts';

const getHref = (editor: Editor): string => String(editor.getAttributes('link')['href'] ?? '');

/** Makes the chosen text a link, changes the link at the caret, or takes it off. */
export function LinkControl({ editor }: { readonly editor: Editor }) {
  const { t, i18n } = useTranslation('templates');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  useEditorState(editor);
  const isLink = editor.isActive('link');
  const toggle = () => {
    setTyped(getHref(editor));
    setWrong(null);
    setOpen(!isOpen);
  };
  const save = () => {
    const href = completeLink(typed);
    if (!isLinkAddress(href)) {
      setWrong(href);
      return;
    }
    setLink(editor, href);
    setOpen(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant={isLink ? 'light' : 'subtle'}
          color={isLink ? undefined : 'gray'}
          size="lg"
          aria-label={t('editor.link')}
          title={t('editor.link')}
          aria-pressed={isLink}
          onClick={toggle}
        >
          <IconLink size={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="pr-rich__link" aria-label={t('editor.link')}>
        <TextInput
          label={t('editor.address')}
          description={wrong === null ? t('editor.addressHelp') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={wrong !== null && <FieldError>{i18n.t('errors:error.template.link', { link: wrong })}</FieldError>}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (getTypedKey(event) !== 'Enter') return;
            event.preventDefault();
            save();
          }}
          data-autofocus
        />
        <Button size="sm" onClick={save}>
          {t('editor.setLink')}
        </Button>
        {isLink && (
          <Button size="sm" variant="default" onClick={remove}>
            {t('editor.removeLink')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Makes the chosen text a link; without one the address itself becomes the text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive('link'))
    chain.extendMarkRange('link').setMark('link', { href }).run();
  else
    chain
      .insertContent({
        type: 'text',
        text: href.replace(/^(?:https:\/\/|mailto:)/i, ''),
        marks: [{ type: 'link', attrs: { href } }],
      })
      .run();
}
