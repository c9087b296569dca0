import type { BoxLook } from '../contract';
import Cover from './Cover.svelte';
import './world.css';

export const look: BoxLook = { Cover, spine: '#0d4a68', ink: '#f7e3bf' };
