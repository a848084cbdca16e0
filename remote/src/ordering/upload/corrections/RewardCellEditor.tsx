import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { CellEditorProps, ExitDirection } from '../../../ui/grid/CellEditor.tsx';
import { getTypedKey } from '../../../ui/form/getTypedKey.ts';
import { RewardOptions } from '../../../entities/catalog/RewardOptions.tsx';
import { useReward } from '../../../entities/catalog/useReward.ts';

interface RewardCellEditorProps extends CellEditorProps {
  readonly method: DeliveryMethod;
}

/** Picks the reward of a cell by its name; a text that is none of the list's is written as it is, and judged. */
export function RewardCellEditor({ label, text, method, onDone, onCancel }: RewardCellEditorProps) {
  const reward = useReward(text);
  // A single letter was typed to begin with; what stands in the cell is replaced by the first one.
  const [typed, setTyped] = useState<string | null>(text.length === 1 ? text : null);
  const combobox = useCombobox({ defaultOpened: true });
  /** Leaving by a key takes the focus away, too. */
  const isOver = useRef(false);
  const finish = (callback: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    callback();
  };
  const leave = (direction: ExitDirection) => finish(() => onDone(typed?.trim() ?? text, direction));
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const key = getTypedKey(event);
    if (key === 'Escape') finish(onCancel);
    else if (key === 'Tab') {
      event.preventDefault();
      leave(event.shiftKey ? 'left' : 'right');
    } else if (key === 'Enter' && combobox.getSelectedOptionIndex() === -1) {
      event.preventDefault();
      leave(event.shiftKey ? 'up' : 'down');
    }
  };
  const type = (search: string) => {
    setTyped(search);
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
    if (search !== '') combobox.selectFirstOption();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(utid) => finish(() => onDone(utid, 'down'))}
      position="bottom-start"
      width={360}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <input
          ref={focusWhole}
          type="text"
          className="pr-grid__editor"
          aria-label={label}
          aria-autocomplete="list"
          spellCheck={false}
          value={typed ?? reward?.item.rewardName ?? text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => leave('stay')}
          // Pasting into the field is no pasting of cells.
          onPaste={stop}
          onCopy={stop}
          onCut={stop}
        />
      </Combobox.Target>
      <RewardOptions label={label} search={typed ?? ''} method={method} />
    </Combobox>
  );
}

const stop = (event: { stopPropagation: () => void }): void => event.stopPropagation();

function focusWhole(field: HTMLInputElement | null): void {
  if (field === null || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  if (field.value.length === 1) field.setSelectionRange(1, 1);
  else field.select();
}
