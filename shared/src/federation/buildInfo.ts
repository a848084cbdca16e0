declare const __PORTAL_VERSION__: string | undefined;

/** Version of the remote that contains this code; 0.0.0 outside a build (tests). */
export const PORTAL_VERSION = typeof __PORTAL_VERSION__ === 'string' ? __PORTAL_VERSION__ : '0.0.0';

/** Name of the versioned container and key of its slot in the store. */
export const CONTAINER_NAME = `portal_${PORTAL_VERSION.replace(/\W/g, '_')}`;

/** Class of the root and portal nodes of a mount; every style rule of this build is scoped to it. */
export const SCOPE_CLASS = `pr-${PORTAL_VERSION.replace(/\W/g, '-')}`;
