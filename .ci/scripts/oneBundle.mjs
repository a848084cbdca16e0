import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { mount } from '../../remote/src/exposes/portal.ts';

const element = document.getElementById('host');
if (element !== null) void mount(element, { store: createSharedStore() });
