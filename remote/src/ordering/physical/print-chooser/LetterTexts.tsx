import { useFormikContext } from 'formik';
import '../locales.ts';
import { LetterFields } from '../personalization/LetterFields.tsx';
import { isForAll, type ChooserValues } from './chooserValues.ts';
import { ChosenLetterPreview } from './ChosenLetterPreview.tsx';
import { LetterChoice } from './LetterChoice.tsx';
import type { ChooserSideProps } from './ChooserSideProps.ts';

/** The other side: whose letter it is, and what it says. */
export function LetterTexts({ lines, hasMoreLines, templates }: ChooserSideProps) {
  const { values } = useFormikContext<ChooserValues>();
  return (
    <>
      <LetterChoice lines={lines} hasMoreLines={hasMoreLines} />
      <LetterFields templates={[]} needed={{}} isShared={isForAll(values)} />
      <ChosenLetterPreview lines={lines} templates={templates} />
    </>
  );
}
