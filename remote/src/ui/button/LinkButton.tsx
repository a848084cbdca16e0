import { Button, type ButtonProps } from '@mantine/core';
import type { DOMAttributes, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface LinkButtonProps
  extends Pick<ButtonProps, 'variant' | 'size'>, Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onFocus'> {
  readonly to: To;
  /** State that tells the page where it was opened. */
  readonly state?: unknown;
  readonly onClick?: () => void;
  /** Name for screen readers where the content is not enough; it begins with that. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a page of the portal that looks like a button. In running text `Link` serves. */
export const LinkButton = ({ label, ...props }: LinkButtonProps) => (
  <Button component={Link} aria-label={label} {...props} />
);
