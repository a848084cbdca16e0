import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { CopyableCell, CopyableId } from './CopyableId.tsx';

export const Plain: Story = () => <CopyableId value="RG-2048-117" name="order reference" />;

export const AsLink: Story = () => (
  <CopyableId value="RG-2048-117" name="order reference">
    <a href="#RG-2048-117">RG-2048-117</a>
  </CopyableId>
);

export const Focused: Story = () => (
  <Once focus=".pr-copy" until=".pr-copy:focus">
    <CopyableId value="RG-2048-117" name="order reference" />
  </Once>
);

export const InTable: Story = () => <CopyableCell value="A3F9-22C1" label="Copy the reference" />;
