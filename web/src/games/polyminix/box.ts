import type { BoxLook } from '../contract';
import Cover from './Cover.svelte';
import './world.css';

export const look: BoxLook = { Cover, spine: '#c98f14', ink: '#33240a' };
