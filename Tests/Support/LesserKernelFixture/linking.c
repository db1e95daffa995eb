/* The C library only, as in Sources/mullion-launch/linking.c. */
__attribute__((section(".swift1_autolink_entries"), used)) static const char linker_option[] = "-Wl,--as-needed";
