"""The command line as people meet it: words in, words out."""
