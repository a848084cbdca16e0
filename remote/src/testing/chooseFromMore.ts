import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens what is behind More among the actions of a thing, and chooses one of them. */
export async function chooseFromMore(user: UserEvent, ladder: string | RegExp, action: string): Promise<void> {
  const actions = within(await screen.findByRole('region', { name: ladder }));
  await user.click(actions.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
