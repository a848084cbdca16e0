import { HEADER_IMAGE, headerImagePath } from '@portal/shared/domain/templates/headerImage';
import type { Tx } from '../db/client.ts';
import { insertPrintTemplate } from '../modules/printTemplates/index.ts';
import { idOf } from './demoIds.ts';
import { paintHeader } from './demoHeaderImage.ts';
import { DEMO_TEMPLATES } from './demoTemplates.ts';
import { foundedAt } from './foundedAt.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const PLATFORM = 'alder-finch';
/** The e-mail template whose painted header stands on the letter too. */
const SAME_HEADER_AS = 'E123456';

/** A print template besides the built-in one, for the whole organisation. */
export async function loadPrintTemplates(tx: Tx, { platforms }: OrganisationIds, now: Date): Promise<void> {
  const colours = DEMO_TEMPLATES.find(({ etid }) => etid === SAME_HEADER_AS)?.header?.colours;
  await insertPrintTemplate(
    tx,
    { platformId: idOf(platforms, PLATFORM), identifier: 'P123456', templateAccess: 'PLATFORM' },
    {
      name: 'Welcome aboard',
      background_color: '#2f6f5e',
      logo_url: colours === undefined ? null : headerImagePath(paintHeader(colours, HEADER_IMAGE).hash),
      letter_head_title: 'Welcome aboard',
      from_name: 'Everybody at Alder & Finch',
      message: 'We are glad that you are with us. Treat yourself to something nice.',
    },
    { by: null, at: foundedAt(PLATFORM, now) },
  );
}
