import { fullName } from '@portal/shared/domain/people/fullName';
import { usePrincipal } from '../entities/platform/signedIn.ts';
import { Avatar } from '../ui/avatar/Avatar.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { LaterMenu } from '../ui/menu/LaterMenu.tsx';
import type { ProfileItemsProps } from './ProfileItems.tsx';

const load = async () => (await import('./ProfileItems.tsx')).ProfileItems;
const ProfileItems = lazyPart<ProfileItemsProps>(load);

/** The signed-in user; My profile and Log out. */
export function ProfileMenu() {
  const { firstName, lastName, username } = usePrincipal();
  const name = fullName(firstName, lastName) || username;
  return (
    <LaterMenu
      load={load}
      button={(props) => (
        <button type="button" className="pr-top__profile" {...props}>
          <Avatar name={name} />
          <span>{name}</span>
        </button>
      )}
    >
      {(target) => <ProfileItems target={target} />}
    </LaterMenu>
  );
}
