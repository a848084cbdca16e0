import { PORTAL_VERSION } from '@portal/shared/federation/buildInfo';

/** Tells whether a node is a stylesheet of this build. */
export const isOfBuild = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.href.includes(`/${PORTAL_VERSION}/`);

const OFF = 'not all';
let mounts = 0;

function setMedia(from: string, to: string): void {
  for (const node of document.head.children) if (isOfBuild(node) && node.media === from) node.media = to;
}

/**
 * Keeps this build's stylesheets in force while something of it is mounted; after the last, they are switched off and not
 * taken out, as the bundler never loads one again. Returns the function that lets them go.
 */
export function holdBuildStyles(): () => void {
  mounts += 1;
  setMedia(OFF, '');
  return () => {
    mounts -= 1;
    if (mounts === 0) setMedia('', OFF);
  };
}
