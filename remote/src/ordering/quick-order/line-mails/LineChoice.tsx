import { useTranslation } from 'react-i18next';
import { useFieldState } from '../../../ui/form/useFieldState.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { CheckoutReward } from '../checkout/useCheckout.ts';
import { ALL_LINES } from './lineMailValues.ts';
import type { ShownLine } from './shownLines.ts';

interface LineChoiceProps {
  readonly lines: readonly ShownLine[];
  readonly reward: CheckoutReward;
  readonly onChoose: (line: string) => void;
}

/** Whose mail it is: everybody's, or that of one line, each with its amount, name and address. */
export function LineChoice({ lines, reward, onChoose }: LineChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const { field } = useFieldState('line');
  const radio = (line: string) => (
    <input type="radio" name={field.name} value={line} checked={field.value === line} onChange={() => onChoose(line)} />
  );
  return (
    <fieldset className="pr-line-mails">
      <legend>{t('lineMails.whose')}</legend>
      <label>
        {radio(ALL_LINES)}
        <span>
          {t('lineMails.all', { count: lines.length })}
          <small>{t('lineMails.allHelp')}</small>
        </span>
      </label>
      {lines.map(({ row, person, name }) => (
        <label key={row}>
          {radio(String(row))}
          <span>
            {name}
            <small>
              {person.email}
              {person.own !== undefined && <> · {t('lineMails.own')}</>}
            </small>
          </span>
          <Money amount={Number(reward.amount)} currencyCode={reward.item.currencyCode} />
        </label>
      ))}
    </fieldset>
  );
}
