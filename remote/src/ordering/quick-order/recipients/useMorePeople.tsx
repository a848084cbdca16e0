import { SETTINGS } from '@portal/shared/domain/settings';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakesFiles } from '../../../entities/account/useTakesFiles.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { Recipient } from './pastedRecipients.ts';
import type { ToFileProps } from './ToFile.tsx';

const ToFile = lazyPart<ToFileProps>(async () => (await import('./ToFile.tsx')).ToFile);

/**
 * Returns the text for an order that takes no more people, and the way to a file; none where files are switched off. `beyond`: those
 * who found no room.
 */
export function useMorePeople(beyond?: readonly Recipient[]): { readonly text: string; readonly action: ReactNode } {
  const { t } = useTranslation('quickOrder');
  const max = SETTINGS.orders.quickRecipients;
  return useTakesFiles()
    ? {
        text: t('recipients.full', { max }),
        action: (
          <Suspense fallback={null}>
            <ToFile beyond={beyond} />
          </Suspense>
        ),
      }
    : { text: t('recipients.fullNoFile', { max }), action: undefined };
}
