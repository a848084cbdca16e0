import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import '../../../ui/form/choice.css';
import { Money } from '../../../ui/money/Money.tsx';
import { LineAddress } from '../../mailed-lines/LineAddress.tsx';
import { withLine, type ChooserValues } from './chooserValues.ts';
import './print-chooser.css';
import { ALL_LINES, getLetterName } from './letterLines.ts';

interface LetterChoiceProps {
  readonly lines: readonly CartLine[];
  /** The cart has more than are listed. */
  readonly hasMoreLines: boolean;
}

/** Asks whose letter is written: everybody's, or that of one line, each with its amount, name and address. */
export function LetterChoice({ lines, hasMoreLines }: LetterChoiceProps) {
  const { t } = useTranslation('printChooser');
  const { values, setValues } = useFormikContext<ChooserValues>();
  const radio = (line: string) => (
    <input
      type="radio"
      name="line"
      value={line}
      checked={values.line === line}
      onChange={() => void setValues((now) => withLine(now, line, lines))}
    />
  );
  return (
    <fieldset className="pr-choices pr-print-chooser">
      <legend>{t('whose')}</legend>
      <label className="pr-choices__choice">
        {radio(ALL_LINES)}
        <span className="pr-choices__name">{hasMoreLines ? t('everyone') : t('all', { count: lines.length })}</span>
        <span className="pr-choices__help">{t('allHelp')}</span>
      </label>
      {lines.map((line) => (
        <label key={line.identifier} className="pr-choices__choice">
          {radio(line.identifier)}
          <span className="pr-choices__name">{getLetterName(line)}</span>
          <span className="pr-choices__help">
            <LineAddress line={line} />
          </span>
          <Money amount={line.amount} currencyCode={line.rewardItem.currencyCode} />
        </label>
      ))}
    </fieldset>
  );
}
