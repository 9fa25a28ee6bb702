/** The drawings of states that weigh on a stalker or help it. */

import critical from "icon:game-icons/bleeding-wound";
import exposed from "icon:game-icons/broken-shield";
import focus from "icon:game-icons/eye-target";
import stun from "icon:game-icons/knocked-out-stars";

export const STATE_ICONS = { focus, stun, vulnerable: exposed, critical } as const;
