//! The whole chore on packages that are made here, small enough to see every word.

use super::*;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::io::Write as _;

/// A folder with packages, pins and patches.
struct Pantry {
    folder: tempfile::TempDir,
    pins: String,
}

impl Pantry {
    fn new() -> Pantry {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("patch")).unwrap();
        Pantry { folder, pins: String::new() }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn package(&mut self, client: &str, package: &str, file: &str, bytes: &[u8]) {
        fs::write(self.path().join(file), bytes).unwrap();
        let sum: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        self.pins += &format!("{client}\t{package}\t1.0\t{file}\t{sum}\n");
        fs::write(self.path().join("sources.tsv"), &self.pins).unwrap();
    }

    fn patch(&self, name: &str, text: &str) {
        fs::write(self.path().join("patch").join(name), text).unwrap();
    }

    /// A pantry from which all three languages can be made.
    fn full() -> Pantry {
        let mut pantry = Pantry::new();
        let core = [
            (
                "package/index.aff",
                "SET UTF-8\nSFX p Y 1\nSFX p 0 s [^s]\nPFX x Y 1\nPFX x 0 ex- .\n",
            ),
            (
                "package/index.dic",
                "6\nmaçã/px\t[CAT=nc,G=f]\nLisboa\t[CAT=np]\nabril\t[CAT=np]\nxv\t[CAT=card,subcat=rom]\n\
                 pré\t[CAT=pref]\nfac\t[CAT=nc$ABR=1]\n",
            ),
        ];
        pantry.package("npm", "dictionary-pt-pt", "pp.tgz", &gzip(&tarball(&core)));
        let extension = [
            (
                "package/index.aff",
                "SET UTF-8\nFLAG UTF-8\nSFX B Y 1\nSFX B 0 s .\nSFX a Y 4\nSFX a r mos r\nSFX a r mo r\n\
                 SFX a r do r\nSFX a r díssimo r\nPFX Á Y 1\nPFX Á 0 anti .\n",
            ),
            ("package/index.dic", "4\nlinque/BÁ\nzunir/a\nxilopo/B\nmaçã/B\n"),
        ];
        pantry.package("npm", "dictionary-pt", "pb.tgz", &gzip(&tarball(&extension)));
        let lexicon = "enelvo/resources/lexicons/unitex-full-clean+enelvo-ja-corrigido.txt";
        pantry.package("pip", "enelvo", "e.whl", &wheel(&[(lexicon, b"linque\n")]));
        let verbs = "mlconjug3/data/conjug_manager/verbs-pt.json";
        pantry.package("pip", "mlconjug3", "m.whl", &wheel(&[(verbs, br#"{"zunir-se": {}}"#)]));
        let french = [
            (
                "./usr/share/hunspell/fr.aff",
                "SET UTF-8\nFLAG long\nNEEDAFFIX ()\nKEEPCASE ||\nNOSUGGEST --\nPFX L' Y 1\nPFX L' 0 l' .\n\
                 SFX S. Y 2\nSFX S. 0 0/L' .\nSFX S. 0 s .\nPFX Um Y 2\nPFX Um 0 kilo .\nPFX Um 0 zepto .\n",
            ),
            (
                "./usr/share/hunspell/fr.dic",
                "8\nœuf/S.() po:nom is:mas\nParis po:npr\npapa po:nom po:titr\nvolt/Um po:nom\nkm/||-- po:nom\n\
                 ad po:loc.adv\njeun po:loc.adv\nanti po:pfx\n",
            ),
        ];
        pantry.package("apt", "hunspell-fr-comprehensive", "f.deb", &debian(&french));
        let scowl = [
            ("./usr/share/dict/scowl/english-words.10", "stop\nstops\ncafé\nstop's\n"),
            ("./usr/share/dict/scowl/british-words.80", "stopping\nstop\nys\n"),
            ("./usr/share/dict/scowl/english-words.95", "xyzzy\n"),
            ("./usr/share/dict/scowl/english-upper.10", "Paris\n"),
        ];
        pantry.package("apt", "scowl", "s.deb", &debian(&scowl));
        let verb = "00000001 30 v 01 stop 0 000 | gloss\n";
        let files = ["noun", "verb", "adj", "adv"].map(|kind| {
            let data = if kind == "verb" { verb } else { "" };
            [
                (format!("./{}data.{kind}", "usr/share/wordnet/"), data),
                (format!("./{}{kind}.exc", "usr/share/wordnet/"), ""),
            ]
        });
        let files: Vec<(&str, &str)> =
            files.iter().flatten().map(|(path, text)| (path.as_str(), *text)).collect();
        pantry.package("apt", "wordnet-base", "w.deb", &debian(&files));
        let lists = ["pt", "fr", "en"].map(|code| format!("wordfreq/data/large_{code}.msgpack.gz"));
        // {"format": "cB"}, then one row with the word "stop".
        let list = gzip(b"\x92\x81\xA6format\xA2cB\x91\xA4stop");
        let lists: Vec<(&str, &[u8])> =
            lists.iter().map(|path| (path.as_str(), &list[..])).collect();
        pantry.package("pip", "wordfreq", "q.whl", &wheel(&lists));
        for name in
            ["pt.add", "pt.del", "fr.add", "fr.del", "fr.loc", "en.add", "en.del", "en.parts"]
        {
            pantry.patch(name, "");
        }
        pantry.patch("en.add", "OK\tN\tWordNet\n");
        pantry.patch("en.del", "YS\tplural of a letter\n");
        pantry.patch("fr.loc", "jeun\tà jeun\n");
        pantry
    }

    fn options(&self) -> Options {
        let path = self.path().to_owned();
        Options { source: Some(path.clone()), tsv: Some(path.join("text")), ..Options::default() }
    }

    fn list(&self, code: &str) -> Vec<String> {
        let text = fs::read_to_string(self.path().join(format!("text/{code}.tsv"))).unwrap();
        text.lines().map(|line| line.trim_end().replace('\t', " ")).collect()
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn tarball(files: &[(&str, &str)]) -> Vec<u8> {
    let mut builder = tar::Builder::new(Vec::new());
    for (path, text) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(text.len() as u64);
        header.set_mode(0o644);
        builder.append_data(&mut header, path, text.as_bytes()).unwrap();
    }
    builder.into_inner().unwrap()
}

fn wheel(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (path, bytes) in files {
        let stored = zip::write::SimpleFileOptions::default()
            .compression_method(zip::CompressionMethod::Stored);
        writer.start_file(*path, stored).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn debian(files: &[(&str, &str)]) -> Vec<u8> {
    let data = gzip(&tarball(files));
    let mut builder = ar::Builder::new(Vec::new());
    let header = |name: &str, size| ar::Header::new(name.as_bytes().to_vec(), size);
    builder.append(&header("debian-binary", 4), &b"2.0\n"[..]).unwrap();
    builder.append(&header("data.tar.gz", data.len() as u64), &data[..]).unwrap();
    builder.into_inner().unwrap()
}

#[test]
fn the_recipes_keep_and_drop_what_they_should() {
    let pantry = Pantry::full();
    run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
    assert_eq!(
        pantry.list("pt"),
        // Of the extension: no -MO without its S, no superlative, no prefix, nothing unattested.
        [
            "ABRIL N 1",
            "LINQUE N 2",
            "LINQUES N 2",
            "MAÇA N 1",
            "MAÇAS N 1",
            "ZUNIDO AV 2",
            "ZUNIMOS V 2",
            "ZUNIR V 2"
        ]
    );
    assert_eq!(
        pantry.list("fr"),
        ["JEUN D", "KILOVOLT N", "OEUF N", "OEUFS N", "PAPA N", "VOLT N"]
    );
    assert_eq!(
        pantry.list("en"),
        ["CAFE  10", "OK N 70", "STOP V 10", "STOPPING V 80", "STOPS V 10"]
    );
}

#[test]
fn the_same_packages_give_the_same_bytes_and_a_check_finds_any_difference() {
    let pantry = Pantry::full();
    run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
    let check = Options { check: true, ..pantry.options() };
    run_in(pantry.path(), pantry.path(), &check).unwrap();
    pantry.patch("en.del", "");
    let error = run_in(pantry.path(), pantry.path(), &check).unwrap_err();
    assert!(error.contains("en.lex") && !error.contains("fr.lex"), "{error}");
}

#[test]
fn what_was_made_opens_and_knows_its_words() {
    let pantry = Pantry::full();
    run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
    let words = fs::read(pantry.path().join("en.lex")).unwrap();
    let frequencies = fs::read(pantry.path().join("en.freq")).unwrap();
    let lexicon = Lexicon::open("en", words).unwrap().with_frequencies(frequencies).unwrap();
    assert_eq!(lexicon.len(), 5);
    assert_eq!(lexicon.notes().source, "scowl 1.0, wordnet-base 1.0");
    let stop = lexicon.details(&Alphabet::English.fold("stop").unwrap()).unwrap();
    assert_eq!(stop.commonness.map(lexicon::Commonness::zipf), Some(9.0));
}

#[test]
fn a_package_of_other_bytes_is_refused() {
    let pantry = Pantry::full();
    fs::write(pantry.path().join("s.deb"), "something else").unwrap();
    let error = run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap_err();
    assert!(error.contains("s.deb has the sha256") && error.contains("as pinned"), "{error}");
}

#[test]
fn the_call_is_read_or_explained() {
    let read = |text: &str| Options::read(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
    let options = read("--source in --out out --check").unwrap();
    assert_eq!(options.source, Some(PathBuf::from("in")));
    assert!(options.check);
    assert!(read("--source").unwrap_err().contains("needs a folder"));
    assert!(read("--fast").unwrap_err().contains("cargo xtask lexicons"));
}
