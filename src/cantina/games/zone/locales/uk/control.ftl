# Control cards: what is not talked about (ST-27.18).

zone-control-silent = Нічого не кажіть про цю карту іншим.
zone-control-hush = Хтось тримає карту контролю. Будь ласка, не пишіть про неї.
