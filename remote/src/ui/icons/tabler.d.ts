declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { IconProps } from '@tabler/icons-react';
  import type { ComponentType } from 'react';

  const Icon: ComponentType<IconProps>;
  export default Icon;
}
