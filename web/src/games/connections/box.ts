import type { BoxLook } from '../contract';
import Cover from './Cover.svelte';

export const look: BoxLook = { Cover, spine: '#c4ae87', ink: '#2a2013' };
