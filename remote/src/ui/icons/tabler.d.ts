declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { IconNode, IconProps } from '@tabler/icons-react';
  import type { ComponentType } from 'react';

  const Icon: ComponentType<IconProps>;
  export const __iconNode: IconNode;
  export default Icon;
}
