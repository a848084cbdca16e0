import { LETTER_FIELDS } from '@portal/shared/domain/ordering/letter';
import { useFormikContext } from 'formik';
import { LetterPreviewButton } from '../../../entities/delivery-template/letter/LetterPreviewButton.tsx';
import { toPreviewBody } from '../personalization/toPreviewBody.ts';
import type { ChooserValues } from './chooserValues.ts';
import { listChosenLines } from './letterLines.ts';
import type { ChooserSideProps } from './ChooserSideProps.ts';

/** Opens the letter of the line that is chosen, of all the first one. */
export function ChosenLetterPreview({ lines, templates }: Pick<ChooserSideProps, 'lines' | 'templates'>) {
  const { values } = useFormikContext<ChooserValues>();
  const chosen = listChosenLines(lines, values.line);
  const [line] = chosen;
  const ptid = values.ptid || line?.deliveryTemplate.ptid;
  const template = templates.find(({ deliveryTemplateIdentifier }) => deliveryTemplateIdentifier === ptid);
  if (line === undefined || template === undefined) return null;
  return (
    <LetterPreviewButton
      fields={LETTER_FIELDS}
      toBody={() => toPreviewBody(values, { line, template, lines: chosen })}
    />
  );
}
