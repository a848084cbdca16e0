import type { Story } from '../../gallery/story.ts';
import { Avatar } from './Avatar.tsx';

export const TwoNames: Story = () => <Avatar name="Grace Hopper" />;

export const FamilyNameFirst: Story = () => <Avatar name="山田 花子" />;

export const Address: Story = () => <Avatar name="buyer@demo.example" />;
